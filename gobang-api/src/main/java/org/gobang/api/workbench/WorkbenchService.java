package org.gobang.api.workbench;

/**
 * A service of the host in addition to games, such as the saved games or the explorer. It is found
 * by its type: {@link Workbench#service}.
 *
 * <p>Implemented by the host, which may lack any service. The methods of a service may be called
 * from any thread.
 */
public interface WorkbenchService {}
