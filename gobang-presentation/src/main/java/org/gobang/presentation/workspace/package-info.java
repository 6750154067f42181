/** The workspaces: which panels and commands each task needs, for every front end with panels. */
package org.gobang.presentation.workspace;
