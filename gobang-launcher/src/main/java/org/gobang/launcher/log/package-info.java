/** The log of the application: SLF4J with Logback, configured in code. */
package org.gobang.launcher.log;
