@echo off
rem Starts Phaseline with the Java runtime that lies beside it; no other Java is needed or looked for.
setlocal
set "HOME=%~dp0.."
"%HOME%\runtime\bin\java.exe" @OPTIONS@ -cp "@CLASSPATH@" org.phaseline.cli.Main %*
