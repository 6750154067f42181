/**
 * The opening explorer of the host: {@link org.gobang.workbench.explorer.GameLibrary} joins the
 * index with the kept and the imported games, {@link org.gobang.workbench.explorer.HostExplorer}
 * serves interfaces with it, on threads of its own.
 */
package org.gobang.workbench.explorer;
