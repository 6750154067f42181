/** Texts for people that front ends share, in each language. */
package org.gobang.presentation.text;
