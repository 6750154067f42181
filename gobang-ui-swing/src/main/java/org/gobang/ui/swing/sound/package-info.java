/** Short sounds, computed rather than recorded. */
@NullMarked
package org.gobang.ui.swing.sound;

import org.jspecify.annotations.NullMarked;
