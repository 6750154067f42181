@echo off
rem Starts Gobang as an engine for programs that speak the Gomocup protocol. GOBANG_PLAYER is the
rem player, GOBANG_HEAP the most memory for its objects: managers count it.
setlocal
if not defined GOBANG_PLAYER set "GOBANG_PLAYER=search"
if not defined GOBANG_HEAP set "GOBANG_HEAP=256m"
set "GOBANG_JAVA_OPTIONS=-Xmx%GOBANG_HEAP% -XX:+UseSerialGC %GOBANG_JAVA_OPTIONS%"
call "%~dp0gobang.cmd" brain --player "%GOBANG_PLAYER%" %*
exit /b %errorlevel%
