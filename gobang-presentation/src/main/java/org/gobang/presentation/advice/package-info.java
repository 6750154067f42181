/** Hints, engine reports and heat maps. */
package org.gobang.presentation.advice;
