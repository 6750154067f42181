/** Newer versions of the application: a check that the user asks for, and what it asks. */
package org.gobang.presentation.update;
