@echo off
rem Starts Gobang as an engine for programs that speak the Gomocup protocol. GOBANG_PLAYER is the
rem player, GOBANG_HEAP the maximal heap. Runs what gobang.cmd built, or the jars in the
rem folder app beside this script, and builds nothing, as managers wait only seconds.
rem Names may contain exclamation marks.
setlocal DisableDelayedExpansion
call :find_home
if not defined GOBANG_PLAYER set "GOBANG_PLAYER=search"
if not defined GOBANG_HEAP set "GOBANG_HEAP=256m"
set "app=%GOBANG_HOME%app"
if not exist "%app%" set "app=%GOBANG_HOME%gobang-launcher\target\quick\app"
if not exist "%app%" goto not_built
rem Its value may be in quotes.
if defined JAVA_HOME set "java=%JAVA_HOME:"=%\bin\java.exe"
if not defined JAVA_HOME for %%j in (java.exe) do set "java=%%~$PATH:j"
if not defined java goto no_java
if not exist "%java%" goto no_java
goto start

rem In a subroutine the folder is right even where the script was called from the path and in quotes.
:find_home
set "GOBANG_HOME=%~dp0"
rem Java reads its command line in the code page of the system, where other characters, as Chinese ones on an
rem English system, get lost: in that case the short names that the file system keeps.
for /f "delims=ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789:\/.-_ " %%c in ("%GOBANG_HOME%") do for %%h in ("%GOBANG_HOME%.") do set "GOBANG_HOME=%%~fsh\"
exit /b

:not_built
echo pbrain-gobang: Gobang is not built yet: run "%GOBANG_HOME%gobang.cmd" once>&2
exit /b 1

:no_java
echo pbrain-gobang: Java 17 or later is required, but none is on the path or at JAVA_HOME>&2
exit /b 1

rem At the end of the script, as operators after it see the status of the last command only. Managers limit memory, and
rem output of the virtual machine must not mix with the protocol. With a young generation smaller than it, the
rem transposition table is never copied during a move; a heap of fixed size is not collected to grow. Later compilation
rem by C2, and no performance counters: the first answer would wait for them.
:start
"%java%" -Xms%GOBANG_HEAP% -Xmx%GOBANG_HEAP% -Xmn16m -XX:+UseSerialGC -XX:+DisplayVMOutputToStderr -XX:Tier4InvocationThreshold=20000 -XX:Tier4MinInvocationThreshold=5000 -XX:Tier4CompileThreshold=40000 -XX:Tier4BackEdgeThreshold=120000 -XX:-UsePerfData -p "%app%" "-Dgobang.home=%GOBANG_HOME%." --add-modules ALL-DEFAULT --enable-native-access=org.jline.nativ,com.formdev.flatlaf -m org.gobang.launcher/org.gobang.launcher.Main brain --player "%GOBANG_PLAYER%" %*
