/** User interfaces that can be opened beside the running one. */
package org.gobang.api.ui;
