/**
 * All games on disk, for interfaces and commands: {@link org.gobang.workbench.library.GameListing}
 * lists them from a file of known data, and {@link org.gobang.workbench.library.HostLibrary} serves
 * interfaces with it.
 */
package org.gobang.workbench.library;
