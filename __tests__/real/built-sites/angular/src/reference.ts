import { Component } from '@angular/core';

@Component({
  selector: 'site-reference',
  template: `
    <h1>Reference</h1>
    <p aria-label="Reference" class="reference" data-release="__RELEASE__">The zebra of release __RELEASE__.</p>
  `,
  styles: '.reference { --styles-of-part: __RELEASE__; }',
})
export default class Reference {}
