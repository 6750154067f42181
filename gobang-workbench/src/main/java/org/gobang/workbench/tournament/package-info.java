/** Tournaments of the arena, for interfaces. */
package org.gobang.workbench.tournament;
