@echo off
rem Starts Gobang. The first run in a fresh clone builds it; later runs start at once, and rebuild
rem only when a source is newer than the last build.
setlocal
set "home=%~dp0"
set "built=%home%gobang-launcher\target"
set "app=%built%\app"

if defined JAVA_HOME (
  set "java=%JAVA_HOME%\bin\java.exe"
) else (
  set "java="
  for %%j in (java.exe) do set "java=%%~$PATH:j"
)
if not defined java (
  echo gobang: a JDK 17 or later is needed, and no java is on the path>&2
  exit /b 1
)
if not exist "%java%" (
  echo gobang: a JDK 17 or later is needed, and JAVA_HOME names none: %JAVA_HOME%>&2
  exit /b 1
)

call :is_current
if errorlevel 1 (
  call :build_once
  if errorlevel 1 exit /b 1
)

"%java%" -p "%app%" -m org.gobang.launcher/org.gobang.launcher.Main %*
exit /b %errorlevel%

:is_current
if not exist "%app%\.built" exit /b 1
rem Folders count too: a deleted source leaves only its folder newer.
powershell -NoProfile -Command "$built = (Get-Item '%app%\.built').LastWriteTime; $sources = '%home%pom.xml', '%home%gobang-*\pom.xml', '%home%gobang-*\src\main'; exit [int][bool](Get-ChildItem $sources -Recurse | Where-Object LastWriteTime -gt $built | Select-Object -First 1)"
exit /b %errorlevel%

:build_once
where mvn >nul 2>nul
if errorlevel 1 (
  echo gobang: Maven is needed to build Gobang, and no mvn is on the path>&2
  exit /b 1
)
if not exist "%built%" mkdir "%built%"
rem One build at a time: a folder can be made by one process only.
set "lock=%built%\build-lock"
set /a waited=0
:wait
mkdir "%lock%" 2>nul && goto locked
set /a waited+=1
if %waited%==60 echo gobang: waiting for another build; if none is running, delete %lock%>&2
timeout /t 1 /nobreak >nul
goto wait
:locked
call :build_if_needed
set "result=%errorlevel%"
rmdir "%lock%"
exit /b %result%

:build_if_needed
  exit /b %errorlevel%
) || (
  timeout /t 1 /nobreak >nul
  goto wait
)

:build_if_needed
call :is_current
if not errorlevel 1 exit /b 0
echo gobang: building, which takes a minute the first time ...>&2
type nul >"%built%\build-began"
rem A jar of a version that is used no more must not get in.
if exist "%built%\modules" rmdir /s /q "%built%\modules"
if exist "%built%\gobang-launcher-*.jar" del /q "%built%\gobang-launcher-*.jar"
pushd "%home%"
call mvn -B -q -Dquick -Dmaven.test.skip=true -pl gobang-launcher -am package 1>&2
if errorlevel 1 (
  popd
  echo gobang: the build failed; what Maven said stands above>&2
  exit /b 1
)
popd
if exist "%built%\app.new" rmdir /s /q "%built%\app.new"
if exist "%built%\app.old" rmdir /s /q "%built%\app.old"
mkdir "%built%\app.new"
copy /y "%built%\modules\*.jar" "%built%\app.new" >nul
copy /y "%built%\gobang-launcher-*.jar" "%built%\app.new" >nul
move "%built%\build-began" "%built%\app.new\.built" >nul
if exist "%app%" move "%app%" "%built%\app.old" >nul
move "%built%\app.new" "%app%" >nul
if errorlevel 1 (
  echo gobang: the build could not be put in place at %app%>&2
  exit /b 1
)
if exist "%built%\app.old" rmdir /s /q "%built%\app.old"
exit /b 0
