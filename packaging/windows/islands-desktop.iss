; Installer for Windows, made with Inno Setup 6.3 or newer by packaging/build.py:
;   ISCC /DVersion=1.2.3 /DSource=dist\islands-desktop /DOutput=dist islands-desktop.iss
#ifndef Version
  #error The version is given on the command line: /DVersion=...
#endif

[Setup]
AppId=org.islands-desktop.IslandsDesktop
AppName=Islands Desktop
AppVersion={#Version}
AppVerName=Islands Desktop {#Version}
DefaultDirName={autopf}\Islands Desktop
DefaultGroupName=Islands Desktop
DisableProgramGroupPage=yes
PrivilegesRequired=lowest
PrivilegesRequiredOverridesAllowed=dialog
ArchitecturesAllowed=x64compatible
ArchitecturesInstallIn64BitMode=x64compatible
MinVersion=10.0.17763
ChangesAssociations=yes
LicenseFile={#Source}\_internal\licences\Islands Desktop\LICENSE
SetupIconFile={#Source}\..\..\build\package\icons\icon.ico
UninstallDisplayIcon={app}\Islands Desktop.exe
OutputDir={#Output}
OutputBaseFilename=islands-desktop-{#Version}-windows-setup
Compression=lzma2/max
SolidCompression=yes
WizardStyle=modern

[Languages]
Name: "en"; MessagesFile: "compiler:Default.isl"
Name: "de"; MessagesFile: "compiler:Languages\German.isl"
Name: "es"; MessagesFile: "compiler:Languages\Spanish.isl"
Name: "fr"; MessagesFile: "compiler:Languages\French.isl"
Name: "pt"; MessagesFile: "compiler:Languages\Portuguese.isl"

[InstallDelete]
; What an older version brought must not be found by a newer one.
Type: filesandordirs; Name: "{app}\_internal"

[Files]
Source: "{#Source}\*"; DestDir: "{app}"; Flags: ignoreversion recursesubdirs createallsubdirs

[Icons]
Name: "{group}\Islands Desktop"; Filename: "{app}\Islands Desktop.exe"

[Registry]
Root: HKA; Subkey: "Software\Classes\.island"; ValueType: string; ValueData: "IslandsDesktop.Game"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\.island"; ValueType: string; ValueName: "Content Type"; ValueData: "application/x-islands-desktop-game"; Flags: uninsdeletevalue
Root: HKA; Subkey: "Software\Classes\IslandsDesktop.Game"; ValueType: string; ValueData: "Islands Desktop saved game"; Flags: uninsdeletekey
Root: HKA; Subkey: "Software\Classes\IslandsDesktop.Game\DefaultIcon"; ValueType: string; ValueData: "{app}\Islands Desktop.exe,0"
Root: HKA; Subkey: "Software\Classes\IslandsDesktop.Game\shell\open\command"; ValueType: string; ValueData: """{app}\Islands Desktop.exe"" ""%1"""

[Run]
Filename: "{app}\Islands Desktop.exe"; Description: "{cm:LaunchProgram,Islands Desktop}"; Flags: nowait postinstall skipifsilent
