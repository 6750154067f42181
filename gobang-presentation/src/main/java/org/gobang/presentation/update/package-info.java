/** The check for newer versions of the application, requested by the user. */
package org.gobang.presentation.update;
