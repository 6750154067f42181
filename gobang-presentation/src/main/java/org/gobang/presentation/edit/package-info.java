/** Editing a record: its tree, marks on the board, positions that are set up, and turned boards. */
package org.gobang.presentation.edit;
