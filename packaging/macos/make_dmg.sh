#!/bin/sh
# Packs the .app into a disk image with a link to the folder of programs:
#   make_dmg.sh "dist/Islands Desktop.app" dist/islands-desktop-1.2.3-macos.dmg
# With SIGN_AS set to an identity of the keychain the .app is signed first.
set -eu
app=$1
image=$2
if [ -n "${SIGN_AS:-}" ]; then
    codesign --force --deep --options runtime --timestamp --sign "$SIGN_AS" "$app"
fi
codesign --verify --deep "$app"
stage=$(mktemp -d)
trap 'rm -rf "$stage"' EXIT
cp -R "$app" "$stage/"
ln -s /Applications "$stage/Applications"
rm -f "$image"
hdiutil create -quiet -volname "Islands Desktop" -srcfolder "$stage" -format ULMO "$image"
