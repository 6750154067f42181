/** What several packages use, and user interfaces do not. */
package org.gobang.presentation.support;
