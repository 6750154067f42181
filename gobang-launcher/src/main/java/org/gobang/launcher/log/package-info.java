/** The log of the application: SLF4J with Logback, set up in code. */
package org.gobang.launcher.log;
