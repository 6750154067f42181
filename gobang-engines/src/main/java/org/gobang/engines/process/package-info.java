/**
 * Processes that are spoken to in lines.
 *
 * <p>{@link org.gobang.engines.process.ChildProcess} starts one, writes to it and reads from it
 * without ever being held up by it, and sees to it that it and all that it started is gone in the
 * end: {@link org.gobang.engines.process.ProcessTree} ends them all, also when the application is
 * killed.
 */
package org.gobang.engines.process;
