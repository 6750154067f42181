/**
 * The library of all games on disk, for interfaces and commands: {@link
 * org.gobang.workbench.library.GameListing} lists the games with the help of a file of known data,
 * and {@link org.gobang.workbench.library.HostLibrary} provides the list to interfaces.
 */
package org.gobang.workbench.library;
