@echo off
rem Starts Gobang as an engine for programs that speak the Gomocup protocol. GOBANG_PLAYER is the
rem player, GOBANG_HEAP the maximal heap. Runs what gobang.cmd built, or the jars in the
rem folder app beside this script, and builds nothing, as managers wait only seconds.
setlocal
if not defined GOBANG_PLAYER set "GOBANG_PLAYER=search"
if not defined GOBANG_HEAP set "GOBANG_HEAP=256m"
set "app=%~dp0app"
if not exist "%app%" set "app=%~dp0gobang-launcher\target\quick\app"
if not exist "%app%" goto not_built
set "java=java"
if defined JAVA_HOME set "java=%JAVA_HOME%\bin\java.exe"
rem Managers limit memory, and output of the virtual machine must not mix with the protocol. With a young generation
rem smaller than it, the transposition table is never copied during a move; a heap of
rem fixed size is not collected to grow.
"%java%" -Xms%GOBANG_HEAP% -Xmx%GOBANG_HEAP% -Xmn16m -XX:+UseSerialGC -XX:+DisplayVMOutputToStderr -p "%app%" "-Dgobang.home=%~dp0." --add-modules ALL-DEFAULT --enable-native-access=org.jline.nativ,com.formdev.flatlaf -m org.gobang.launcher/org.gobang.launcher.Main brain --player "%GOBANG_PLAYER%" %*
exit /b %errorlevel%

:not_built
echo pbrain-gobang: Gobang is not built yet: run %~dp0gobang.cmd once>&2
exit /b 1
