@echo off
rem Starts Gobang: with the Java that came along, or, where the jars came without one, with a Java 17
rem or later of the system. GOBANG_JAVA_OPTIONS is given to Java.
setlocal
set "home=%~dp0"
set "java=%home%runtime\bin\java.exe"
set "main=org.gobang.launcher.Main"
if not exist "%java%" goto jars

rem Classes as Java had them in memory when the archive was made.
set "cache=%home%runtime\lib\gobang.aot"
set "aot="
if exist "%cache%" set aot="-XX:AOTCache=%cache%"
rem By the name of the class without its module: then Java takes the modules from the archive too. The class path keeps
rem classes in the current folder from being loaded.
"%java%" %GOBANG_JAVA_OPTIONS% %aot% -cp "%home%runtime\none" "-Dgobang.home=%home%." "-Dgobang.kit=%home%kit" %main% %*
exit /b %errorlevel%

:jars
set "java="
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java.exe"
if not defined JAVA_HOME for %%j in (java.exe) do set "java=%%~$PATH:j"
if not defined java goto no_java
if not exist "%java%" goto no_java
for %%j in ("%java%") do set "bin=%%~dpj"
rem The file beside the runtime tells its version without starting it.
set "version=17"
if exist "%bin%..\release" for /f "tokens=2 delims==" %%v in ('findstr /b "JAVA_VERSION=" "%bin%..\release"') do set "version=%%~v"
for /f "delims=." %%v in ("%version%") do set /a major=%%v
if %major% lss 17 goto old_java
"%java%" %GOBANG_JAVA_OPTIONS% "@%home%app\java.options" -p "%home%app" "-Dgobang.home=%home%." "-Dgobang.kit=%home%kit" -m "org.gobang.launcher/%main%" %*
exit /b %errorlevel%

:no_java
echo gobang: a Java 17 or later is needed, and there is none on the path or at JAVA_HOME>&2
exit /b 1

:old_java
echo gobang: a Java 17 or later is needed, and this is Java %version%: "%java%">&2
exit /b 1
