/** Record editing: the move tree, marks, set-up positions and board symmetries. */
package org.gobang.presentation.edit;
