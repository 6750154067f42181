/** Hints, thoughts of computers and heat maps: what players think of positions. */
package org.gobang.presentation.advice;
