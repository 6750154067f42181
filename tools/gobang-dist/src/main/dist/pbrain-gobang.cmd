@echo off
rem Starts Gobang as an engine for programs that speak the Gomocup protocol. GOBANG_PLAYER is the
rem player, GOBANG_HEAP the most memory for its objects: managers count it.
rem Names may contain exclamation marks.
setlocal DisableDelayedExpansion
if not defined GOBANG_PLAYER set "GOBANG_PLAYER=search"
if not defined GOBANG_HEAP set "GOBANG_HEAP=256m"
rem A transposition table is not made in a young generation that is smaller, and so never copied within a
rem move; and a heap that has its size from the beginning is not collected to grow.
set "GOBANG_JAVA_OPTIONS=-Xms%GOBANG_HEAP% -Xmx%GOBANG_HEAP% -Xmn16m -XX:+UseSerialGC %GOBANG_JAVA_OPTIONS%"
rem Without "call", which would read % and ^ in the arguments once more.
"%~dp0gobang.cmd" brain --player "%GOBANG_PLAYER%" %*
