@echo off
rem Starts Gobang: with the Java that came along, or, where the jars came without one, with a Java 17
rem or later of the system. GOBANG_JAVA_OPTIONS is given to Java.
rem Names may contain exclamation marks.
setlocal DisableDelayedExpansion
call :find_home
set "main=org.gobang.launcher.Main"
set "java=%GOBANG_HOME%runtime\bin\java.exe"
if not exist "%java%" goto find_java
rem By the name of the class without its module: then Java takes the modules from the archive too. The class path keeps
rem classes in the current folder from being loaded.
set start=-cp "%GOBANG_HOME%runtime\none" "-Dgobang.home=%GOBANG_HOME%." "-Dgobang.kit=%GOBANG_HOME%kit" %main%
rem From Java 25 on: the cache of loaded classes.
set "cache=%GOBANG_HOME%runtime\lib\gobang.aot"
if exist "%cache%" set start="-XX:AOTCache=%cache%" %start%
goto start

rem In a subroutine the folder is right even where the script was called from the path and in quotes.
:find_home
set "GOBANG_HOME=%~dp0"
rem Java reads its command line in the code page of the system, where other characters, as Chinese ones on an
rem English system, get lost: in that case the short names that the file system keeps.
for /f "delims=ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789:\/.-_ " %%c in ("%GOBANG_HOME%") do for %%h in ("%GOBANG_HOME%.") do set "GOBANG_HOME=%%~fsh\"
exit /b

:find_java
if not defined JAVA_HOME goto java_on_path
rem Its value may be in quotes.
set "java=%JAVA_HOME:"=%\bin\java.exe"
if exist "%java%" goto java_found
echo gobang: Java 17 or later is required, but JAVA_HOME names no Java: "%JAVA_HOME:"=%">&2
exit /b 1
:java_on_path
for %%j in (java.exe) do set "java=%%~$PATH:j"
if defined java goto java_found
echo gobang: Java 17 or later is required, but no java.exe is on the path>&2
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
set start="@%GOBANG_HOME%app\java.options" -p "%GOBANG_HOME%app" "-Dgobang.home=%GOBANG_HOME%." "-Dgobang.kit=%GOBANG_HOME%kit" -m "org.gobang.launcher/%main%"
goto start

:old_java
echo gobang: Java 17 or later is required, but this is Java %version%: "%java%">&2
exit /b 1

rem At the end of the script, as operators after it see the status of the last command only.
:start
"%java%" %GOBANG_JAVA_OPTIONS% %start% %*
