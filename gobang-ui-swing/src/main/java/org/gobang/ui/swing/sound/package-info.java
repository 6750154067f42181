/** Short computed sounds. */
@NullMarked
package org.gobang.ui.swing.sound;

import org.jspecify.annotations.NullMarked;
