/**
 * All games on disk, for front ends and commands: {@link org.gobang.workbench.library.GameListing}
 * lists them, from a file of what is known of each, and {@link
 * org.gobang.workbench.library.HostLibrary} serves front ends with it.
 */
package org.gobang.workbench.library;
