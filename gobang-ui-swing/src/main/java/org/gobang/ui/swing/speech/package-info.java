/** Accessible descriptions of painted parts for screen readers. */
@NullMarked
package org.gobang.ui.swing.speech;

import org.jspecify.annotations.NullMarked;
