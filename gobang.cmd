@echo off
rem Starts Gobang. The first run in a fresh clone builds it; later runs start at once, and rebuild
rem only when a source is newer than the last build.
rem Names may contain exclamation marks.
setlocal DisableDelayedExpansion
call :find_home
set "GOBANG_BUILT=%GOBANG_HOME%gobang-launcher\target\quick"
rem What plugin authors build against; it is part of the running build.
set "kit=%GOBANG_HOME%gobang-testkit\target\quick\kit"
set "app=%GOBANG_BUILT%\app"
set "lock=%GOBANG_BUILT%\build-lock"

if not defined JAVA_HOME goto java_on_path
rem Its value may be in quotes.
set "java=%JAVA_HOME:"=%\bin\java.exe"
if exist "%java%" goto java_found
call :find_install
echo gobang: JDK 17 or later is required, but JAVA_HOME names no Java: "%JAVA_HOME:"=%". To install it: %install%>&2
exit /b 1
:java_on_path
for %%j in (java.exe) do set "java=%%~$PATH:j"
if defined java goto java_found
call :find_install
echo gobang: JDK 17 or later is required, but no java.exe is on the path. To install it: %install%>&2
exit /b 1
:java_found
for %%j in ("%java%") do set "bin=%%~dpj"
set "version="
rem The file beside the runtime has its version, without starting it.
if exist "%bin%..\release" goto read_release
rem With the path in it, the command would need quotes that cmd takes away.
pushd "%bin%"
for /f "tokens=2,3" %%u in ('.\java.exe -version 2^>^&1') do if "%%u"=="version" set "version=%%~v"
popd
goto version_found
:read_release
for /f "usebackq tokens=1,2 delims==" %%k in ("%bin%..\release") do if "%%k"=="JAVA_VERSION" set "version=%%~l"
:version_found
if not defined version set "version=of an unknown version"
set "major=0"
for /f "delims=.-+ " %%v in ("%version%") do set /a major=%%v
if %major% lss 17 goto old_java

rem Managers wait only seconds for these commands: the existing build is used.
if "%~1"=="brain" if exist "%app%\.built" goto start
if "%~1"=="botzone" if exist "%app%\.built" goto start
call :is_current
if not errorlevel 1 goto start
call :build_once
if errorlevel 1 exit /b 1
goto start

rem In a subroutine the folder is right even where the script was called from the path and in quotes.
:find_home
set "GOBANG_HOME=%~dp0"
rem Java reads its command line in the code page of the system, where other characters, as Chinese ones on an
rem English system, get lost: in that case the short names that the file system keeps.
for /f "delims=ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789:\/.-_ " %%c in ("%GOBANG_HOME%") do for %%h in ("%GOBANG_HOME%.") do set "GOBANG_HOME=%%~fsh\"
exit /b

:old_java
call :find_install
echo gobang: JDK 17 or later is required, but this is Java %version%: "%java%". To install it: %install%>&2
exit /b 1

:find_install
set "install=see https://adoptium.net"
where winget >nul 2>nul
if not errorlevel 1 set "install=winget install EclipseAdoptium.Temurin.21.JDK"
exit /b

rem Whether no source is newer than the build. Folders count too: a deleted source leaves only its
rem folder newer. PowerShell would read the standard input that is the game's.
:is_current
if not exist "%app%\.built" exit /b 1
powershell -NoProfile -Command "Set-Location -LiteralPath $env:GOBANG_HOME; $built = (Get-Item -LiteralPath ($env:GOBANG_BUILT + '\app\.built') -Force).LastWriteTime; $sources = (Get-Item pom.xml, gobang-*\pom.xml) + (Get-ChildItem .mvn, gobang-*\src\main -Recurse -Force); exit [int][bool]($sources | Where-Object LastWriteTime -gt $built | Select-Object -First 1)" <nul
exit /b %errorlevel%

rem One build at a time: only one process can create a folder.
:build_once
rem The wrapper downloads Maven once.
set "mvn=mvn"
where mvn >nul 2>nul
if errorlevel 1 set "mvn=.\mvnw.cmd"
if not exist "%bin%javac.exe" goto no_javac
if not exist "%GOBANG_BUILT%" mkdir "%GOBANG_BUILT%"
set /a waited=0
:wait
mkdir "%lock%" 2>nul
if not errorlevel 1 goto locked
if not exist "%lock%" goto cannot_write
set /a waited+=1
if %waited%==60 echo gobang: waiting for another build. If no build is running, delete "%lock%">&2
rem timeout would do, but not where standard input is a pipe.
ping -n 2 127.0.0.1 >nul
goto wait
:locked
call :build_if_needed
set "result=%errorlevel%"
rmdir "%lock%"
exit /b %result%

:cannot_write
echo gobang: cannot write to "%GOBANG_BUILT%">&2
exit /b 1

:no_javac
call :find_install
echo gobang: JDK 17 or later is required to build Gobang, but no javac is beside "%java%". To install it: %install%>&2
exit /b 1

:build_if_needed
call :is_current
if not errorlevel 1 exit /b 0
echo gobang: Building. The first build takes about a minute.>&2
rem Changes made while Maven runs are newer than this file, and are built next time.
type nul >"%GOBANG_BUILT%\build-began"
rem Removes jars of versions that are no longer used.
if exist "%GOBANG_BUILT%\modules" rmdir /s /q "%GOBANG_BUILT%\modules"
if exist "%GOBANG_BUILT%\gobang-launcher-*.jar" del /q "%GOBANG_BUILT%\gobang-launcher-*.jar"
if exist "%kit%" rmdir /s /q "%kit%"
pushd "%GOBANG_HOME%"
call %mvn% -B -q -Dquick -Dmaven.test.skip=true -pl gobang-launcher,gobang-testkit -am package <nul 1>&2
set "result=%errorlevel%"
popd
if not %result%==0 goto build_failed
rem Assembled beside and moved into place.
if exist "%app%.new" rmdir /s /q "%app%.new"
if exist "%app%.old" rmdir /s /q "%app%.old"
mkdir "%app%.new"
copy /y "%GOBANG_BUILT%\modules\*.jar" "%app%.new" >nul
copy /y "%GOBANG_BUILT%\gobang-launcher-*.jar" "%app%.new" >nul
xcopy /e /i /q "%kit%" "%app%.new\kit" >nul
move "%GOBANG_BUILT%\build-began" "%app%.new\.built" >nul
if not exist "%app%" goto put_in_place
move "%app%" "%app%.old" >nul
if exist "%app%" goto in_use
:put_in_place
move "%app%.new" "%app%" >nul
if exist "%app%.old" rmdir /s /q "%app%.old"
exit /b 0

:build_failed
echo gobang: the build failed. See the Maven output above>&2
exit /b 1

:in_use
echo gobang: the build cannot be replaced while another Gobang runs from "%app%">&2
exit /b 1

rem At the end of the script, as operators after it see the status of the last command only.
:start
"%java%" -XX:+DisplayVMOutputToStderr -p "%app%" "-Dgobang.home=%GOBANG_HOME%." "-Dgobang.kit=%app%\kit" --add-modules ALL-DEFAULT --enable-native-access=org.jline.nativ,com.formdev.flatlaf -m org.gobang.launcher/org.gobang.launcher.Main %*
