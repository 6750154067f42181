/**
 * The opening explorer of the host: {@link org.gobang.workbench.explorer.GameLibrary} joins the
 * index with the saved and imported games, {@link org.gobang.workbench.explorer.HostExplorer}
 * serves interfaces with it, on separate threads.
 */
package org.gobang.workbench.explorer;
