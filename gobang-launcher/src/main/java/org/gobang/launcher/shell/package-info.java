/**
 * What surrounds the command line in a system: scripts with which shells complete it, and the
 * manual page. Both come from the tree of commands.
 */
package org.gobang.launcher.shell;
