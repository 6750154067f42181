/**
 * Integration of the command line into a system: completion scripts for shells, and the manual
 * page. Both are derived from the tree of commands.
 */
package org.gobang.launcher.shell;
