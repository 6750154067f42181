/**
 * The plugins as the host uses them: the folders they are in, those that a person has disabled, a
 * catalogue by id, and the processes of isolated players.
 */
package org.gobang.workbench.plugins;
