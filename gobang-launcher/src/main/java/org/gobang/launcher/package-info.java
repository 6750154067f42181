/**
 * The command line.
 *
 * <p>{@link org.gobang.launcher.Main} reads it with picocli; each command has a package. A command
 * writes its answer to {@link org.gobang.launcher.cli.StandardOutput}, as text or as JSON; what
 * goes wrong becomes one sentence on standard error and an exit status.
 */
package org.gobang.launcher;
