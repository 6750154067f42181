/**
 * Tables: each has a game, a secret for its owner, for each seat and for those who watch, and the
 * visitors who came by them. What a visitor may do to the game and to the host is decided here, in
 * {@link org.gobang.ui.web.table.SeatedGame} and {@link
 * org.gobang.api.workbench.RestrictedWorkbench}.
 */
package org.gobang.ui.web.table;
