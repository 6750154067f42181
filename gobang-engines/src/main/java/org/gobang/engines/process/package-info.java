/**
 * Child processes with line-based protocols.
 *
 * <p>{@link org.gobang.engines.process.ChildProcess} starts one, writes to it and reads from it
 * without blocking on it, and ensures that it ends with all of its descendants: {@link
 * org.gobang.engines.process.ProcessTree} kills them all, even if the application is killed.
 */
package org.gobang.engines.process;
