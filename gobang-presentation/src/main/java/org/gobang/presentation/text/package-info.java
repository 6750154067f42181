/** Texts for users that interfaces share, in each language. */
package org.gobang.presentation.text;
