/** The workspaces: which panels and commands each task needs, for every interface with panels. */
package org.gobang.presentation.workspace;
