#!/bin/sh
# Puts Islands Desktop into the menu of the person who runs this, from where it lies now, and lets
# it open saved games. `./install.sh --remove` takes it out again; saved games stay.
set -eu
here=$(cd "$(dirname "$0")" && pwd)
share=${XDG_DATA_HOME:-$HOME/.local/share}
entry=$share/applications/islands-desktop.desktop
type=$share/mime/packages/islands-desktop.xml
icon=$share/icons/hicolor/scalable/apps/islands-desktop.svg

tell_system() {
    command -v update-mime-database >/dev/null && update-mime-database "$share/mime" || true
    command -v update-desktop-database >/dev/null &&
        update-desktop-database "$share/applications" || true
}

if [ "${1:-}" = --remove ]; then
    rm -f "$entry" "$type" "$icon"
    tell_system
    echo "Islands Desktop is out of the menu; delete this folder to remove it altogether."
    exit 0
fi
mkdir -p "$(dirname "$entry")" "$(dirname "$type")" "$(dirname "$icon")"
program=$(printf '%s' "$here/islands-desktop" | sed 's/[\\&|]/\\&/g')
sed -e "s|^Exec=islands-desktop|Exec=\"$program\"|" -e "s|^TryExec=.*|TryExec=$program|" \
    "$here/share/islands-desktop.desktop" >"$entry"
cp "$here/share/islands-desktop.xml" "$type"
cp "$here/share/islands-desktop.svg" "$icon"
tell_system
echo "Islands Desktop is in the menu of games."
