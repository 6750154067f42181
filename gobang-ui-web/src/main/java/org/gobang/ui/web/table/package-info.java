/**
 * The tables of the server. A table has a game, visitors, and secret links for the owner, each seat
 * and spectators. {@link org.gobang.ui.web.table.VisitorGame} and {@link
 * org.gobang.api.workbench.RestrictedWorkbench} enforce the permissions of visitors.
 */
package org.gobang.ui.web.table;
