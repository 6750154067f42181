/** Tournaments of the arena, as front ends see them. */
package org.gobang.workbench.tournament;
