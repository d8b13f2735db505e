/**
 * @generated SignedSource<<174705c7499bc0cd0a22547de3e2e6a5>>
 * @relayHash a50cdcf8f75f68bf86531a4b9f019e19
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 6697a2bf0cdabfd315a706afff37559ed87a94a48aa3f3345778f53e9955b1a2

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { WorkspaceSectionQuery } from './WorkspaceSectionQuery.graphql';

const node: PreloadableConcreteRequest<WorkspaceSectionQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "6697a2bf0cdabfd315a706afff37559ed87a94a48aa3f3345778f53e9955b1a2",
    "metadata": {},
    "name": "WorkspaceSectionQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
