import { Component } from '@angular/core';

@Component({ selector: 'site-two', template: '<h1>Part two of release __RELEASE__</h1>' })
export default class Part {}
