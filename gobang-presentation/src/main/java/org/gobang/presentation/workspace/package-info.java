/** The workspaces: the panels and commands for each task, for every interface with panels. */
package org.gobang.presentation.workspace;
