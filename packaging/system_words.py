"""How Windows and macOS are told what the program is and which files it opens."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import identity

_VERSION_RESOURCE = """VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, mask=0x3F, flags=0, OS=0x40004,
                    fileType=1, subtype=0, date=(0, 0)),
  kids=[
    StringFileInfo([StringTable("040904B0", [
      StringStruct("FileDescription", {title!r}),
      StringStruct("FileVersion", {version!r}),
      StringStruct("LegalCopyright", "MIT licence"),
      StringStruct("ProductName", {title!r}),
      StringStruct("ProductVersion", {version!r})])]),
    VarFileInfo([VarStruct("Translation", [0x409, 1200])])
  ]
)
"""


def version_numbers(version: str) -> tuple[int, ...]:
    """The four numbers that Windows wants of a version.

    >>> version_numbers("1.2.3")
    (1, 2, 3, 0)
    """
    numbers = [int(part) for part in version.split(".") if part.isdigit()]
    return tuple((numbers + [0] * 4)[:4])


def write_version_resource(path: Path) -> str:
    """Write what the properties of the program show on Windows; returns the path."""
    version = identity.version()
    words = {"numbers": version_numbers(version), "title": identity.TITLE, "version": version}
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(_VERSION_RESOURCE.format(**words), encoding="utf-8")
    return str(path)


def property_list() -> dict[str, Any]:
    """Info.plist of the .app: the version, and saved games as a file type of the program's own."""
    file_type = {
        "UTTypeIdentifier": identity.FILE_TYPE_ID,
        "UTTypeDescription": identity.FILE_TYPE_TITLE,
        "UTTypeConformsTo": ["public.json"],
        "UTTypeTagSpecification": {
            "public.filename-extension": [identity.FILE_ENDING.removeprefix(".")],
            "public.mime-type": identity.MIME_TYPE,
        },
    }
    document = {
        "CFBundleTypeName": identity.FILE_TYPE_TITLE,
        "CFBundleTypeRole": "Editor",
        "LSHandlerRank": "Owner",
        "LSItemContentTypes": [identity.FILE_TYPE_ID],
    }
    return {
        "CFBundleDisplayName": identity.TITLE,
        "CFBundleShortVersionString": identity.version(),
        "LSApplicationCategoryType": "public.app-category.board-games",
        "NSHighResolutionCapable": True,
        "NSPrincipalClass": "NSApplication",
        "CFBundleDocumentTypes": [document],
        "UTExportedTypeDeclarations": [file_type],
    }
