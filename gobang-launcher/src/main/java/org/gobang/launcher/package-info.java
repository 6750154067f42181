/**
 * The command line.
 *
 * <p>{@link org.gobang.launcher.Main} reads it with picocli, one class a command: {@code plugins},
 * {@code position}, {@code analyze}. Each writes its answer to {@link
 * org.gobang.launcher.StandardOutput}, as text or through {@link org.gobang.launcher.Json}; what
 * goes wrong becomes one sentence on standard error and an exit status.
 */
package org.gobang.launcher;
