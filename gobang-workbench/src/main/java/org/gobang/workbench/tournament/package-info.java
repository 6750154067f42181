/** Tournaments of the arena, as interfaces see them. */
package org.gobang.workbench.tournament;
