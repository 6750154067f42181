/**
 * The plugins as the host uses them: the folders they are in, those that the user has disabled, a
 * catalogue by id, and the processes of isolated players.
 */
package org.gobang.workbench.plugins;
