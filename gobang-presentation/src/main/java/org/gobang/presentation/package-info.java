/**
 * The behaviour that front ends share, without a screen: what to ask the host for, and what its
 * answers mean for a person.
 *
 * <p>Every class is used on the one thread of its front end, unless it says otherwise; an {@link
 * java.util.concurrent.Executor} given to it runs tasks there.
 */
package org.gobang.presentation;
