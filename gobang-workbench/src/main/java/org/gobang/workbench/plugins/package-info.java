/**
 * The plugins for the host: their folders, disabled plugins, a catalogue by id, and the processes
 * of isolated players.
 */
package org.gobang.workbench.plugins;
